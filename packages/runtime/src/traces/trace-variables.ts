import * as z from 'zod';

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
const headerValue = /^[\t\x20-\x7e]+$/;
const headersForm = 'name=value, with commas between several, and percent signs as %25';

/** Where a process sends its traces. The names are those of OpenTelemetry. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ error: 'an address (https://...)', protocol: /^https?$/ })
    .refine(
      isPlainAddress,
      'an address without user, password and query. Secrets go into OTEL_EXPORTER_OTLP_HEADERS',
    )
    .optional()
    .describe(
      'Address of an OpenTelemetry collector for traces, as OTLP over HTTP. `/v1/traces` is added. Without it, none are made',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const headers = headersOf(text);
      if (headers) return headers;
      context.addIssue(headersForm);
      return z.NEVER;
    })
    .optional()
    .describe('Headers that the collector requires, such as a key: `name=value`, separated by commas'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'at most 100 characters')
    .optional()
    .describe('Name of the process in its traces. Default: camp-api or camp-worker'),
};

/** The validated `traceVariables`. */
export interface TraceSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
  OTEL_SERVICE_NAME?: string | undefined;
}

/** The address that takes traces. */
export const tracesAddress = (endpoint: string): string => `${endpoint.replace(/\/$/, '')}/v1/traces`;

function isPlainAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, search, hash } = new URL(address);
  return username + password + search + hash === '';
}

/** @returns undefined if the text has another form */
function headersOf(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('=');
    return [name.trim(), decoded(rest.join('=').trim())] as const;
  });
  const isRight = pairs.every(([name, value]) => headerName.test(name) && headerValue.test(value ?? ''));
  return isRight ? (Object.fromEntries(pairs) as Record<string, string>) : undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // A percent sign that stands for no character.
  }
}
