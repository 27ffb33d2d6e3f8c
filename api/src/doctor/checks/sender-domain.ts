import { notChecked, type Finding } from '@camp/checks/check';
import { notSet, type NameResolver, type Tools } from '../check';
import { orNone } from './or-none';

/** Domains that no name server of the internet knows. */
const isPrivate = /(?:^|\.)(?:localhost|local|internal|test|example|invalid|lan)$/;

/** The domain of the sender, or why it has no records. */
export function senderDomain({ settings: { MAIL_FROM } }: Tools): string | Finding {
  if (MAIL_FROM === undefined) return notSet('MAIL_FROM');
  const domain = /@([\w.-]+)/.exec(MAIL_FROM)?.[1]?.toLowerCase() ?? '';
  if (isPrivate.test(domain)) return notChecked(`${domain} is not a public domain.`);
  return domain;
}

/**
 * The TXT records of a name that start in a certain way.
 *
 * @param start - in lower case: `v=spf1`
 * @throws Error if no name server answers
 */
export async function recordsThatStart({ resolver }: Tools, name: string, start: string): Promise<string[]> {
  const texts = await txtRecords(resolver, name);
  return texts.filter((text) => text.toLowerCase().startsWith(start));
}

/** Each record as one text. @throws Error if no name server answers */
export async function txtRecords(resolver: NameResolver, name: string): Promise<string[]> {
  const records = await orNone(resolver.resolveTxt(name));
  return records.map((parts) => parts.join('').trim());
}
