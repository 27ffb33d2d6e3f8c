import { right, wrong } from '@camp/checks/check';
import type { Check } from '../check';
import { recordsThatStart, senderDomain } from './sender-domain';

/** Whether the sender's domain says what happens to forged emails. Large providers require it. */
export const dmarc: Check = {
  name: 'dmarc',
  category: 'Email',
  help: 'Add a TXT record at _dmarc with the text: v=DMARC1; p=none',
  run: async (tools) => {
    const domain = senderDomain(tools);
    if (typeof domain !== 'string') return domain;
    for (const name of withParents(domain)) {
      const records = await recordsThatStart(tools, `_dmarc.${name}`, 'v=dmarc1');
      if (records.length > 1)
        return wrong(`_dmarc.${name} has ${records.length} records. Only one may exist.`);
      if (records.length === 1) return right(`${name} has a DMARC record.`);
    }
    return wrong(`${domain} has no DMARC record, so large email providers may refuse its emails.`);
  },
};

/** A record applies to the subdomains too: `mail.camp.org`, `camp.org`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
