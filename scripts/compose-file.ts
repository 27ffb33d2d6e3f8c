import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A service of docker-compose.yml. */
export interface Service {
  build?: { target: string };
  cap_add?: string[];
  cap_drop?: string[];
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  image?: string;
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  ports?: string[];
  profiles?: string[];
  read_only?: boolean;
  restart?: string;
  secrets?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  user?: string;
  volumes?: string[];
}

/** A file of the workspace. */
export const read = (file: string) => readFileSync(join(__dirname, '..', file), 'utf8');
/** docker-compose.yml, with its merged parts. */
export const compose = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
};
export const { services } = compose;
/** The service of that name. */
export const named = (name: string) => services[name] as Service;
/** The services with the product's processes. */
export const product = ['api', 'worker'] as const;

/** The default after `:-` or `-`, which applies to an unset variable. */
export function preset(value: string | undefined): string | undefined {
  return value?.replace(/^\$\{\w+:?-(.*)\}$/, '$1');
}

/**
 * Fills in a variable as compose does.
 * @param variables - those of .env
 * @throws Error with the text after `:?` if the variable is missing
 */
export const filledIn = (value: string, variables: Readonly<Record<string, string>>): string =>
  value.replace(/^\$\{(\w+):[-?](.*)\}$/, (whole, variable: string, otherwise: string) => {
    if (variables[variable]) return variables[variable];
    if (whole.includes(':?')) throw new Error(otherwise);
    return otherwise;
  });
