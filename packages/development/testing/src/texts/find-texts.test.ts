import { findTexts } from './find-texts';

const textsOf = (source: string, file = 'page.tsx') => findTexts(file, source).map(({ text }) => text);

it.each([
  ['words of a page', '<h1>Camp is open</h1>', ['Camp is open']],
  ['one small word of a page', '<td>free</td>', ['free']],
  [
    'a line with emphasis and values',
    '<p>Pay <strong>by June</strong> for {count} of us.</p>',
    ['Pay by June for {…} of us.'],
  ],
  [
    'a line with a link',
    '<p>New here? <Link to="/register">Sign up</Link></p>',
    ['New here? Sign up', 'Sign up'],
  ],
  [
    'a part for screen readers',
    '<a>Change<Hidden> your answers</Hidden></a>',
    ['Change your answers', 'your answers'],
  ],
  ['an expression of a page', "<p>{isOpen ? 'Now open' : 'closed'}</p>", ['Now open', 'closed']],
  ['a label', '<Field label="Zip code" id="zip-code" />', ['Zip code']],
  ['a title', '<Page title="Store" />', ['Store']],
  ['a name for screen readers', '<a aria-label="Close" />', ['Close']],
  ['a placeholder', '<input placeholder="Name or email" />', ['Name or email']],
  ['a text instead of a picture', '<img alt="a tent" src="tent.webp" />', ['a tent']],
  ['a spoken value', '<ul aria-valuetext={`${done} of ${all}`} />', ['{…} of {…}']],
])('finds %s', (_, source, texts) => {
  expect(textsOf(`const page = ${source};`)).toEqual(texts);
});

it.each([
  [
    "a declaration's question",
    "school: { kind: 'line', question: 'School', visibility: 'open' }",
    ['School'],
  ],
  ['an option', "sexes: ['Boy', 'Girl']", ['Boy', 'Girl']],
  ['a grade', "grades: ['4th']", ['4th']],
  ["a word of a list's counts", "words: { one: 'camper', many: 'campers' }", ['camper', 'campers']],
  ['a head of a CSV file', "columns: [['Shirt size', shirtSize], ['Grade', grade]]", ['Shirt size', 'Grade']],
  [
    "a mail's line",
    "paragraphs: ['We received your gift.', `Hello ${name},`]",
    ['We received your gift.', 'Hello {…},'],
  ],
  ["a calendar's line", 'summary: `Check-in for ${name}`', ['Check-in for {…}']],
  ["a sheet's title", "title: 'Roster by grade'", ['Roster by grade']],
  [
    "an environment variable's meaning",
    "PORT: port(3000).describe('Port of the site.')",
    ['Port of the site.'],
  ],
  ['a text of two parts', "hint: 'Bring it ' + 'to check-in.'", ['Bring it to check-in.']],
  ['a choice within', "text: `${count} ${count === 1 ? 'spot' : 'spots'} left`", ['{…} {spot|spots} left']],
  [
    'a text within what a text leaves out',
    "text: `for ${join([name ?? 'No name given'])} today`",
    ['for {…} today', 'No name given'],
  ],
])('finds %s', (_, property, texts) => {
  expect(textsOf(`const declared = { ${property} };`, 'declared.ts')).toEqual(texts);
});

it.each([
  ["an API's refusal", "throw new ProblemError('conflict', 'This seat is taken.');", ['This seat is taken.']],
  ["a form's sentence", "z.string().min(1, 'Enter a lake.');", ['Enter a lake.']],
  ["the terminal's words", "console.log('Press Ctrl-C to stop.');", ['Press Ctrl-C to stop.']],
  [
    'a page that is written as text',
    'const page = html`<p title="Go on">Nothing was charged.</p>`;',
    ['Nothing was charged.', 'Go on'],
  ],
])('finds %s', (_, source, texts) => {
  expect(textsOf(source, 'speaks.ts')).toEqual(texts);
});

it('finds the texts of an HTML file, and where they are', () => {
  expect(
    textsOf('<title>Summer camp</title><!-- not this --><script>let it = "be";</script>', 'index.html'),
  ).toEqual(['Summer camp']);
  expect(findTexts('page.tsx', '\n\nconst page = <p>Camp</p>;')).toEqual([
    { text: 'Camp', file: 'page.tsx', line: 3 },
  ]);
});

it.each([
  "import { camp } from '@camp/contracts/Camp theme';",
  'const element = <p className="Camp page" id="camp" role="status" style={{ font: \'Fraunces Bold\' }} />;',
  'const link = <a href="/camper/create" type="button" autoComplete="given-name" />;',
  "const kind: 'Camper record' | 'other' = kinds['Camper record'];",
  "if (key === 'Enter' || kind === 'Camper record') stop();",
  "switch (key) { case 'Escape': break; }",
  "log.info({ camper: 1 }, 'Camper was stored');",
  "throw new Error('Only the log reads this.');",
  "response.set('Cache-Control', 'public, max-age=60');",
  "document.querySelector('main > h1');",
  "const names = { 'Camper record': 1 };",
  "const days = formatGmt(day, 'MMMM d, yyyy');",
  "const address = 'mongodb://localhost:27017/camp';",
  "const field = 'nameFirst', event = 'camper.registered', folder = 'packages/ui', part = 'pick-up';",
  "'use client';",
])('leaves out what only programs read: %s', (source) => {
  expect(textsOf(source)).toEqual([]);
});
