import { right, wrong } from '@camp/checks/check';
import type { Check } from '../check';
import { recordsThatStart, senderDomain } from './sender-domain';

/** Whether the sender's domain names the servers that send its emails. */
export const spf: Check = {
  name: 'spf',
  category: 'Email',
  help: 'Add the TXT record that your email provider shows under SPF',
  run: async (tools) => {
    const domain = senderDomain(tools);
    if (typeof domain !== 'string') return domain;
    const records = await recordsThatStart(tools, domain, 'v=spf1');
    if (records.length === 0) return wrong(`${domain} has no SPF record, so emails may count as spam.`);
    if (records.length > 1) return wrong(`${domain} has ${records.length} SPF records. Only one may exist.`);
    if (/\s\+?all\b/.test(records[0] ?? '')) return wrong(`The SPF record of ${domain} allows every sender.`);
    return right(`${domain} has an SPF record.`);
  },
};
