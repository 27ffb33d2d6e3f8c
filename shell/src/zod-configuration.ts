declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod would make code from text for speed, which the content security policy forbids and reports. It reads this when
// a schema is made, which is long before a form could call z.config(); and the first load carries no zod to call.
globalThis.__zod_globalConfig = { jitless: true };

export {};
