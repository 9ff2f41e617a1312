"""What runs and watches the service: launch, embedded servers, health, metrics, backup, admin site."""
