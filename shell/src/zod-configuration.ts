declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// For speed, zod would compile code from text, which the content security policy forbids and reports. zod reads this
// setting when a schema is created, before a form could call z.config(). The first load contains no zod.
globalThis.__zod_globalConfig = { jitless: true };

export {};
