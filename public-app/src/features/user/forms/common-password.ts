// What people who must use a capital and a number make their passwords of.
const commonWords = [
  'password',
  'passwort',
  'welcome',
  'qwerty',
  'letmein',
  'iloveyou',
  'abc',
  'abcdef',
  'admin',
  'summer',
  'winter',
  'spring',
  'autumn',
  'camp',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'dragon',
  'monkey',
  'jesus',
  'changeme',
];

const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Whether a password is a common word with a capital, a number and perhaps a sign (decisions.md, Accounts). */
export function isCommonPassword(password: string): boolean {
  const core = password.toLowerCase().replace(/[^a-z]+$/, '');
  const undisguised = core.replace(/[013457@$]/g, (sign) => disguises[sign] ?? sign);
  return commonWords.includes(core) || commonWords.includes(undisguised);
}
