# Two stages: the first builds the program and native modules, the second has only what runs.
FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY assets assets
COPY commands commands
COPY migrations migrations
COPY src src
# What is left of the source are card sets, the sandbox's page, and what starts a build.
RUN npm run build && npm prune --omit=dev && find src -name '*.ts' -delete

FROM node:22-bookworm-slim
WORKDIR /app
# Pictures come and go in large pieces; the C library keeps far more memory for them than they need, unless it is told to
# give back what is larger than 64 KB, and not to hold a store of its own for every thread. As `npm start` does it.
ENV NODE_ENV=production DATABASE_PATH=/data/wardroom.sqlite
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
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=384", "src/start.mjs"]
