#!/bin/sh
# The browser worker: first no user called nobody, as whom Chromium runs, gets off this machine; then the command given.
# Needs root and CAP_NET_ADMIN, which it gives away for good before anything of the service runs.
set -eu
nft -f "$(dirname "$0")/no-route-out.nft"
exec setpriv --no-new-privs --bounding-set=-net_admin --inh-caps=-net_admin -- "$@"
