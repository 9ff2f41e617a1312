"""Texts of strangers that are made to hold a reader up, and every reader, check and fact that may meet one."""
