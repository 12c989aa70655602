# The product as an image: the server with its production packages and the built pages, and nothing to build with.
#   docker build -t hearthline:0.1.0 .
#   docker buildx build --platform linux/amd64,linux/arm64 -t registry.example.com/hearthline:0.1.0 --push .
# It needs DATABASE_URL and MASTER_KEY; docs/operations/deploying.md has the rest.

# The version that package-lock.json pins; a test compares them.
ARG NODE=node:26.10.0-trixie-slim

# The pages are the same for every processor, so they are built on the machine's own.
FROM --platform=$BUILDPLATFORM ${NODE} AS pages
WORKDIR /srv/hearthline
COPY package.json package-lock.json .npmrc index.html tsconfig.base.json vite.config.ts ./
COPY scripts scripts
COPY vite vite
COPY public public
COPY src src
RUN --mount=type=cache,target=/root/.npm npm run build

# Packages have binaries, so they are installed for the image's processor. The image has its own Node, and the embedded
# PostgreSQL isn't for containers.
FROM ${NODE} AS packages
WORKDIR /srv/hearthline
COPY package.json package-lock.json .npmrc ./
COPY scripts/production.mjs scripts/project.mjs scripts/
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && node scripts/production.mjs

FROM ${NODE}
RUN groupadd --gid 10001 hearthline \
    && useradd --uid 10001 --gid 10001 --home-dir /data --no-create-home --shell /usr/sbin/nologin hearthline \
    && install -d -o hearthline -g hearthline -m 0700 /data
WORKDIR /srv/hearthline
# Everything here belongs to root: the server can't change its own program.
COPY --from=packages /srv/hearthline/node_modules node_modules
COPY package.json package-lock.json ./
COPY migrations migrations
COPY src/understanding src/understanding
COPY src/domain src/domain
COPY src/contract src/contract
COPY src/server src/server
COPY bin/serve.ts bin/run-until-stopped.ts bin/backup.ts bin/parked.ts bin/keys.ts bin/db.ts bin/
COPY --from=pages /srv/hearthline/build/client build/client
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
# Healthy means that the process answers. Whether it can serve is /readyz, which is 503 while the database is away;
# restarting the process wouldn't bring that back.
HEALTHCHECK --interval=30s --timeout=3s --start-period=120s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT []
CMD ["node", "bin/serve.ts"]
