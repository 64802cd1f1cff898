#!/bin/sh
# Runs the steps of the Dockerfile in empty folders on this machine, as a partial test where no container engine is available.
# It does not test the base image or the restrictions of the engine.
#   scripts/checks/image-steps.sh [USER]     as root, runs the server as USER, an unprivileged user by default, on a folder that it cannot write
set -eu
user=${1:-nobody}
work=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
server=
mkdir "$work/build" "$work/packages" "$work/image" "$work/data"

echo '1. build'
git ls-files -z | xargs -0 -I{} cp --parents {} "$work/build"
(cd "$work/build" && npm ci --ignore-scripts --no-audit --no-fund --omit=dev --silent && npm run --silent build)

echo '2. packages that are not bundled'
(cd "$work/build" && cp -r --parents node_modules/libsql node_modules/@libsql node_modules/@neon-rs node_modules/detect-libc "$work/packages")

echo '3. image'
mv "$work/packages/node_modules" "$work/image"
mkdir "$work/image/build"
for part in client server cli; do cp -r "$work/build/build/$part" "$work/image/build"; done
cp package.json LICENSE "$work/image"
du -sh "$work/image" | cut -f1
chmod -R a+rX,a-w "$work/image"
chmod 755 "$work"
chmod 1777 "$work/data"

echo '4. run'
cd "$work/image"
set -- env -i PATH="$PATH" NODE_ENV=production DATA_DIR="$work/data/site" PORT=0 node build/server/index.js
if [ "$(id -u)" = 0 ]; then set -- setpriv --reuid="$user" --regid=nogroup --clear-groups --no-new-privs --bounding-set=-all "$@"; fi
"$@" >"$work/said" 2>"$work/log" &
server=$!
tries=0
until grep -q '^ready ' "$work/said"; do
  tries=$((tries + 1))
  [ $tries -lt 300 ] || { cat "$work/log"; exit 1; }
  sleep 0.1
done
port=$(sed 's/.*://' "$work/said")
for path in /readyz / /play /api/session; do
  echo "$path $(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$port$path")"
done
kill "$server"
wait "$server"
server=
echo 'stopped with 0'
