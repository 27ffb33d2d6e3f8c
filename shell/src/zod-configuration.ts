declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// For speed, zod would compile code from text, which the content security policy forbids and reports. zod reads this
// when a schema is created, long before a form could call z.config(), and the first load contains no zod.
globalThis.__zod_globalConfig = { jitless: true };

export {};
