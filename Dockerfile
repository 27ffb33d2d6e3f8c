# The images of the API and the worker. `docker compose build` builds both from the files that .dockerignore allows.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# Only the files that npm reads. As long as they don't change, Docker reuses the installed packages.
FROM base AS manifests
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json ! -name .npmrc -delete \
  && find . -type d -empty -delete

FROM base AS build
ENV TURBO_TELEMETRY_DISABLED=1
COPY --from=manifests /app .
RUN npm ci --omit=dev
COPY . .
RUN NODE_ENV=production npx turbo run build

# The bundles contain the workspace's own packages, so node_modules only needs packages from the registry. npm also
# installs workspaces that are only development dependencies. They are removed here, with their own dependencies.
FROM base AS libraries
COPY --from=manifests /app .
RUN npm ci --omit=dev --workspace api --workspace worker \
  && rm -rf packages/development packages/api-client packages/micro-frontend packages/ui packages/forms shell public-app admin-app \
  && npm pkg set 'workspaces=["packages/*","api","worker"]' --json \
  && npm pkg delete devDependencies --workspaces --include-workspace-root \
  && npm pkg delete dependencies \
  && npm prune --omit=dev --offline \
  && npm cache clean --force \
  && rm -rf packages node_modules/@camp

# For trying things out: docker-compose.yml starts it only in the profile demo.
FROM build AS simulator
USER node
CMD ["node", "--import", "tsx", "packages/development/local-stripe/src/main.ts"]

FROM base AS runtime
# npm writes its cache and its logs to the one folder that stays writable.
ENV NODE_ENV=production NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
COPY --from=libraries /app .
STOPSIGNAL SIGTERM

FROM runtime AS api
COPY scripts/admin.mjs scripts/admin.mjs
COPY scripts/doctor.mjs scripts/doctor.mjs
COPY scripts/setup.mjs scripts/setup.mjs
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/public-app/dist public-app/dist
COPY --from=build /app/admin-app/dist admin-app/dist
# Files of earlier images stay in this folder's volume, for pages that are still open.
RUN mkdir earlier-builds && chown node:node earlier-builds
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--initial-old-space-size=128", "api/dist/api.cjs"]

FROM runtime AS worker
COPY scripts/backup.mjs scripts/backup.mjs
COPY --from=build /app/worker/dist worker/dist
RUN install -d -o node -m 700 /backups
USER node
CMD ["node", "--enable-source-maps", "--initial-old-space-size=128", "worker/dist/worker.cjs"]
