import { notChecked, right, wrong } from '@camp/checks/check';
import type { Check, Tools } from '../check';
import { senderDomain, txtRecords } from './sender-domain';

/** Selectors of common providers. The name of a record contains one, and no list of them can be asked for. */
const common = [
  ...['default', 'dkim', 'mail', 'email', 'key1', 'k1', 'k2', 'k3', 's1', 's2', 'selector1', 'selector2'],
  ...['google', 'fm1', 'protonmail', 'mandrill', 'mxvault', 'pm', 'resend', 'brevo1', 'mailjet', 'zoho'],
];

/** Whether emails are signed with a key that the sender's domain shows. */
export const dkim: Check = {
  name: 'dkim',
  category: 'Email',
  help: 'Add the records that your email provider shows under DKIM, and set DKIM_SELECTOR',
  run: async (tools) => {
    const domain = senderDomain(tools);
    if (typeof domain !== 'string') return domain;
    const { DKIM_SELECTOR: selector } = tools.settings;
    const tried = selector === undefined ? common : [selector];
    const found = await Promise.all(tried.map((one) => hasKey(tools, `${one}._domainkey.${domain}`)));
    if (found.includes(true)) return right(`${domain} has a DKIM record.`);
    if (selector === undefined)
      return notChecked('DKIM_SELECTOR is not set, and no common one has a record.');
    return wrong(`${selector}._domainkey.${domain} has no DKIM record.`);
  },
};

/** An empty key means that it was withdrawn. */
async function hasKey({ resolver }: Tools, name: string): Promise<boolean> {
  const records = await txtRecords(resolver, name);
  return records.some((record) => /(?:^|;)\s*p=\s*[\w+/]/.test(record));
}
