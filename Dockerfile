# The site as an image: built in one stage, run in another that holds no tools. See docs/operations.md.
#   docker build -t rook-and-rajah .
#   docker run --read-only --tmpfs /tmp --cap-drop ALL -v rook-data:/data -p 3000:3000 -e ORIGIN=https://chess.example rook-and-rajah

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# No package needs an install script, and one that came in unseen should not run.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
# Pages that are rendered here hold these words, so they belong to the image and not to the container.
ARG SITE_NAME SITE_STRAPLINE SITE_EMAIL SITE_WEBSITE SITE_OPERATOR SITE_ADDRESS SITE_X SITE_INSTAGRAM SITE_YOUTUBE
ARG ADSENSE_CLIENT
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
WORKDIR /site
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/build/client build/client
COPY --from=build /site/build/server build/server
COPY --from=build /site/build/cli build/cli
COPY package.json LICENSE ./
# The only place that it writes to; everything else may be read-only.
RUN mkdir -p /data/assets && chown -R node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Ten seconds are enough for a stop; see the documentation for what happens meanwhile.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/index.js"]
