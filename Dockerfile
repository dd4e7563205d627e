# Two stages: the first builds the program and native modules, the second has only what runs.
FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY assets assets
COPY commands commands
COPY migrations migrations
COPY src src
# What is left of the source are card sets, the sandbox's page, and what starts a build; of the packages, those that it does not have in itself.
RUN npm run build && npm prune --omit=dev && node src/slim.mjs && find src -name '*.ts' -delete

FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
LABEL org.opencontainers.image.title="Wardroom" \
  org.opencontainers.image.description="A Discord bot that runs space-empire card games in channels" \
  org.opencontainers.image.licenses="MIT"
WORKDIR /app
# Pictures come and go in large pieces; the C library keeps far more memory for them than they need, unless it is told to
# give back what is larger than 64 KB, and not to hold a store of its own for every thread. As `npm start` does it.
ENV NODE_ENV=production DATABASE_PATH=/data/wardroom.sqlite
# Health and metrics, for this container alone unless HEALTH_HOST says otherwise.
ENV HEALTH_PORT=9090
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=65536
RUN mkdir /data && chown node:node /data
COPY package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/assets assets
COPY --from=build /app/migrations migrations
COPY --from=build /app/src src
COPY --from=build /app/dist dist
USER node
VOLUME /data
STOPSIGNAL SIGTERM
# The port is open before the database is.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["node", "src/health-check.mjs"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "src/start.mjs"]
