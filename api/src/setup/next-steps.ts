import type { MadeSecrets } from './make-secrets';
import type { Installation } from './setup-files';

/** Shown once, before anything else can fail. */
export const keyText = ({ operator }: MadeSecrets): string =>
  [
    '',
    'This key opens every backup. It is not stored on this server and is not shown again.',
    'Copy it to your password manager now:',
    '',
    `  ${operator.identity}`,
    '',
    'The key in secrets/medical_key opens all medical answers and vaccination pictures. No backup contains it.',
    'Without it, they are lost. Print that file, seal it in an envelope, and keep it away from the backups.',
    '',
  ].join('\n');

/** What a person does next. @param administrator - the address, or absent if nobody was asked */
export function nextSteps({ publicUrl, others }: Installation, administrator = '<email>'): string {
  const steps = [
    'Start the site: docker compose up --detach --build',
    `Create the administrator: docker compose exec api npm run admin -- create ${administrator}`,
    'Check everything, now and after each change: docker compose exec api npm run doctor',
    `Open ${publicUrl}. Passkeys will work at this address only, so change it before people add them.`,
  ];
  return [
    'Next:',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
    ...(others.ON_PURPOSE === 'test-payments'
      ? ['The key of Stripe is a test key, so no money moves. ON_PURPOSE in .env allows it.']
      : []),
  ].join('\n');
}
