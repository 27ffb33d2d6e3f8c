import { camperRegisteredMail, camperWaitlistedMail, movedToWaitlistMail, seatOfferedMail } from './mails';
import { paymentLinkMail } from './payment-link-mail';

const campFacts = [['When', 'July 24 – 29, 2031']] as const;
const profileUrl = 'https://camp.test/user/profile';
const seeThem = { label: 'See your registrations', url: profileUrl };
const price = { cost: 30_000, lateFee: 0, total: 30_000 };
const free = { cost: 0, lateFee: 0, total: 0 };
const camper = { nameFirst: 'Pat', camper: 'Ann', year: 2031, campFacts, price, profileUrl };
const last = ({ paragraphs }: { paragraphs: readonly unknown[] }) => String(paragraphs.at(-1));

it.each([
  { price, says: '$300.00' },
  { price: { cost: 30_000, lateFee: 2_500, total: 32_500 }, says: '$325.00, including a $25.00 late fee' },
  { price: { cost: 0, lateFee: 2_500, total: 2_500 }, says: 'Free, plus a $25.00 late fee' },
  { price: free, says: 'Free' },
])('a registration names its cost: $says', ({ price: own, says }) => {
  const facts = [['Camper', 'Ann'], ...campFacts, ['Cost', says]];
  const data = { ...camper, price: own };
  const registered = camperRegisteredMail.write({ ...data, linksDue: undefined });
  expect(registered).toMatchObject({
    facts,
    action: seeThem,
    note: expect.stringContaining('Check-in') as string,
  });
  expect(seatOfferedMail.write({ ...data, payable: false })).toMatchObject({ facts, action: seeThem });
});

it.each([
  { price, linksDue: 'July 13', says: 'a payment link by July 13. The spot is secured once you’ve paid.' },
  { price, linksDue: undefined, says: 'a payment link as soon as we can.' },
  { price: free, linksDue: 'July 13', says: 'email you by July 13. Then confirm the spot' },
])('a registration tells when it can be paid: $says', ({ says, ...data }) => {
  expect(last(camperRegisteredMail.write({ ...camper, ...data }))).toContain(says);
});

it.each([
  { payable: true, price, says: 'pay for the registration', label: 'Pay now' },
  { payable: true, price: free, says: 'confirm it from your profile', label: 'Confirm the spot' },
  { payable: false, price, says: 'We’ll email you a payment link.', label: seeThem.label },
  { payable: false, price: free, says: 'when you can confirm the spot', label: seeThem.label },
])('an offered spot tells the next step: $says', ({ says, label, ...data }) => {
  const mail = seatOfferedMail.write({ ...camper, ...data });
  expect(last(mail)).toContain(says);
  expect(mail).toMatchObject({
    action: { label, url: profileUrl },
    note: expect.stringContaining('@') as string,
  });
});

it('the waitlist tells who waits by choice, and mentions money only if camp costs any', () => {
  const facts = [['Camper', 'Ann'], ...campFacts];
  const waiting = (chosen: boolean, own = price) =>
    camperWaitlistedMail.write({ ...camper, price: own, chosen });
  expect(waiting(false)).toMatchObject({ facts, action: seeThem });
  expect(last(waiting(false))).toBe(
    'We’ll email you as soon as a spot opens up. There’s nothing to pay until then.',
  );
  expect(last(waiting(false, free))).toBe('We’ll email you as soon as a spot opens up.');
  expect(last(waiting(true))).toMatch(
    /won’t offer Ann a spot automatically.*There’s nothing to pay until then\.$/,
  );

  const moved = (own: typeof price) => movedToWaitlistMail.write({ ...camper, price: own });
  expect(moved(price)).toMatchObject({ facts, action: seeThem });
  expect(moved(price).paragraphs[1]).toContain('and there’s nothing to pay right now.');
  expect(moved(free).paragraphs[1]).not.toContain('pay');
});

describe('payment link', () => {
  const link = (campers: readonly { name: string; amount: number }[], due?: string) =>
    paymentLinkMail.write({ nameFirst: 'Pat', year: 2031, campFacts, campers, due, profileUrl });
  const one = { name: 'Ann', amount: 30_000 };
  const late = { name: 'Ben', amount: 32_500 };

  it('asks for the sum by its day', () => {
    expect(link([one, late], 'July 27')).toMatchObject({
      subject: expect.stringMatching(/^Your payment link for .* 2031$/) as string,
      heading: 'You can now pay for your registrations',
      facts: [...campFacts, ['Pay by', 'July 27']],
      table: [
        ['Ann', '$300.00'],
        ['Ben', '$325.00'],
        ['Total', '$625.00'],
      ],
      action: { label: 'Pay now', url: profileUrl },
    });
    expect(last(link([one, late], 'July 27'))).toMatch(
      /^We have spots .* for Ann and Ben\. Please pay by July 27/,
    );
  });

  it('of one camper has no total, and after its day no day', () => {
    const mail = link([one]);
    expect(mail).toMatchObject({ facts: campFacts, table: [['Ann', '$300.00']] });
    expect(mail.heading).toBe('You can now pay for your registration');
    expect(last(mail)).toMatch(/^We have a spot .* for Ann\. Please pay as soon as you can to secure it\./);
  });

  it('of free spots asks for a confirmation', () => {
    const mail = link(
      [one, late].map((priced) => ({ ...priced, amount: 0 })),
      'July 27',
    );
    expect(mail).toMatchObject({
      subject: expect.stringMatching(/^Please confirm your registrations for /) as string,
      heading: 'You can now confirm your registrations',
      facts: [...campFacts, ['Confirm by', 'July 27']],
      table: [
        ['Ann', 'Free'],
        ['Ben', 'Free'],
        ['Total', 'Free'],
      ],
      action: { label: 'Confirm now' },
    });
    expect(last(mail)).toMatch(/^We have spots .* Please confirm them from your profile by July 27\./);
  });
});
