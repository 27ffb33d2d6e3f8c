# The two processes of the product. `docker compose build` makes both images from this file.
FROM node:20.20-bookworm-slim AS source
WORKDIR /app
COPY . .

FROM source AS build
ENV TURBO_TELEMETRY_DISABLED=1
RUN npm ci --include=dev && NODE_ENV=production npx turbo run build

FROM source AS runtime
ENV NODE_ENV=production
RUN npm ci --omit=dev --workspace api --workspace worker && npm cache clean --force
STOPSIGNAL SIGTERM

FROM runtime AS api
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/public-app/dist public-app/dist
COPY --from=build /app/admin-app/dist admin-app/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--initial-old-space-size=128", "api/dist/api.cjs"]

FROM runtime AS worker
COPY --from=build /app/worker/dist worker/dist
USER node
CMD ["node", "--enable-source-maps", "--initial-old-space-size=128", "worker/dist/worker.cjs"]
