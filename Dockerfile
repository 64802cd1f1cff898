# The site as an image: built in one stage, run in another without tools. See docs/operations.md.
#   docker build -t rook-and-rajah .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -v rook-data:/data -p 3000:3000 -e ORIGIN=https://chess.example rook-and-rajah

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# No package needs an install script, and a malicious one should not run.
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev
COPY . .
# Pages rendered here contain these values, so they are settings of the image, not of the container.
ARG SITE_NAME SITE_STRAPLINE SITE_EMAIL SITE_WEBSITE SITE_OPERATOR SITE_ADDRESS SITE_X SITE_INSTAGRAM SITE_YOUTUBE
ARG ADSENSE_CLIENT
RUN npm run build

# The server's bundle contains all its packages except the database's native binary.
FROM build AS packages
RUN mkdir kept && cp -r --parents node_modules/libsql node_modules/@libsql node_modules/@neon-rs node_modules/detect-libc kept

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /site
COPY --from=packages /site/kept/node_modules node_modules
COPY --from=build /site/build/client build/client
COPY --from=build /site/build/server build/server
COPY --from=build /site/build/cli build/cli
COPY package.json LICENSE ./
# The server writes only here; everything else may be read-only.
RUN mkdir -p /data/assets && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server stops within ten seconds, see docs/operations.md.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/index.js"]
