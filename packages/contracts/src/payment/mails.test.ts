import { legalNameAndAddress } from '../content/camp';
import { taxAcknowledgment } from '../content/donations';
import { donationFailedMail, donationThanksMail } from '../donation/mails';
import { paymentFailedMail, refundFailedMail } from './bank-mails';
import { disputeLostMail, refundMail } from './mails';
import { receiptMail } from './receipt-mail';

const family = {
  nameFirst: 'Pat',
  year: 2031,
  reference: 'reference',
  profileUrl: 'https://camp.test/user/profile',
};
const seeThem = { label: 'See your registrations', url: family.profileUrl };
const reference = 'Payment reference: reference.';

describe('refunds', () => {
  const refunds = [
    { campers: ['Ann'], amount: 10_000, reason: 'Ill.' },
    { campers: ['Ann', 'Ben'], amount: 2_550, reason: 'Bus canceled.' },
  ];

  it('are added up, and named one by one', () => {
    const mail = refundMail.write({ ...family, refunds, canceled: [], toPayAgain: [] });

    expect(mail).toMatchObject({
      facts: [
        ['Refunded', '$125.50'],
        ['For', 'Ann and Ben'],
      ],
      action: seeThem,
      note: reference,
    });
    expect(mail.paragraphs.slice(1, 3)).toEqual([
      '$100.00 for Ann: Ill.',
      '$25.50 for Ann and Ben: Bus canceled.',
    ]);
    expect(mail.paragraphs).toHaveLength(4);
  });

  it.each([
    { canceled: ['Ann'], says: 'The registration for Ann is canceled.' },
    { canceled: ['Ann', 'Ben'], says: 'The registrations for Ann and Ben are canceled.' },
    { toPayAgain: ['Ann'], says: 'Ann keeps the spot. Please pay again from your profile.' },
    { toPayAgain: ['Ann', 'Ben'], says: 'Ann and Ben keep their spots. Please pay again from your profile.' },
  ])('tell what happens to the spots: $says', ({ canceled = [], toPayAgain = [], says }) => {
    const { paragraphs } = refundMail.write({ ...family, refunds, canceled, toPayAgain });
    expect(paragraphs.slice(3, -1)).toEqual([says]);
    const lost = disputeLostMail.write({ ...family, amount: 30_000, canceled, toPayAgain });
    expect(lost.paragraphs.slice(2)).toEqual([says]);
    expect(lost).toMatchObject({ facts: [['Returned', '$300.00']], action: seeThem, note: reference });
  });
});

describe('what a bank rejects', () => {
  const notice = { ...family, amount: 62_500, campers: ['Ann', 'Ben'] };

  it('is named with amount and campers', () => {
    const facts = (label: string) => [
      [label, '$625.00'],
      ['For', 'Ann and Ben'],
    ];
    const outstanding = facts('Outstanding refund');
    expect(refundFailedMail.write(notice)).toMatchObject({
      facts: outstanding,
      action: seeThem,
      note: reference,
    });
    const action = { label: 'Pay again', url: family.profileUrl };
    const failed = paymentFailedMail.write(notice);
    expect(failed).toMatchObject({ facts: facts('Outstanding'), action, note: reference });
  });

  it('asks for one spot or for several', () => {
    const second = (campers: string[]) => paymentFailedMail.write({ ...notice, campers }).paragraphs[1];
    expect(second(['Ann'])).toContain('for Ann, so you weren’t charged. The spot isn’t secured yet.');
    expect(second(['Ann', 'Ben'])).toContain('for Ann and Ben, so you weren’t charged. The spots aren’t');
  });
});

describe('receipt', () => {
  const camp = [['When', 'July 24 – 29, 2031']] as const;
  const receipt = { ...family, campFacts: camp, date: 'July 1, 2031' };
  const line = { name: 'Ann', cost: 30_000, lateFee: 0, back: 0 };

  it('lists price, late fee and refund of each camper, and what is left', () => {
    const late = { name: 'Ben', cost: 30_000, lateFee: 2_500, back: 5_000 };
    expect(receiptMail.write({ ...receipt, lines: [line, late] })).toMatchObject({
      subject: expect.stringMatching(/^Your receipt for .* 2031$/) as string,
      heading: 'Payment received',
      facts: [
        ...camp,
        ['Paid on', 'July 1, 2031'],
        ['Paid to', legalNameAndAddress()],
        ['EIN', expect.any(String)],
      ],
      table: [
        ['Ann', '$300.00'],
        ['Ben', '$300.00'],
        ['Ben, late fee', '$25.00'],
        ['Ben, refunded', '-$50.00'],
        ['Total', '$575.00'],
      ],
      action: seeThem,
      note: expect.stringMatching(/^Payment reference: reference\. .* as your receipt\./) as string,
    });
  });

  it('of a free spot is a confirmation', () => {
    expect(receiptMail.write({ ...receipt, lines: [{ ...line, cost: 0 }] })).toMatchObject({
      subject: expect.stringMatching(/^Your spot at .* is confirmed$/) as string,
      heading: 'Registration confirmed',
      facts: [...camp, ['Confirmed on', 'July 1, 2031']],
      table: [
        ['Ann', 'Free'],
        ['Total', 'Free'],
      ],
      note: expect.stringMatching(/^Confirmation reference: reference\. Please keep this email\./) as string,
    });
  });

  it('with a late fee is none, even if camp is free', () => {
    const { heading, table } = receiptMail.write({
      ...receipt,
      lines: [{ ...line, cost: 0, lateFee: 2_500 }],
    });
    expect([heading, table?.at(-1)]).toEqual(['Payment received', ['Total', '$25.00']]);
  });

  it.each([
    { lines: [line], says: 'The spot for Ann at' },
    { lines: [line, { ...line, name: 'Ben' }], says: 'The spots for Ann and Ben at' },
    { lines: [{ ...line, cost: 0 }], says: 'The spot for Ann at' },
    { lines: [line, line].map((one) => ({ ...one, cost: 0 })), says: 'The spots for Ann and Ann at' },
  ])('counts the spots: $says', ({ lines, says }) => {
    expect(receiptMail.write({ ...receipt, lines }).paragraphs.join(' ')).toContain(says);
  });
});

it('thanks for a gift with all facts of a tax acknowledgment', () => {
  const gift = { amount: 25_050, reference: 'reference', publicUrl: 'https://camp.test' };
  const thanks = donationThanksMail.write({ ...gift, date: 'July 1, 2031' });
  expect(thanks).toMatchObject({
    table: [
      ['Gift', '$250.50'],
      ['Received', 'July 1, 2031'],
      ['EIN', expect.stringMatching(/\d/) as string],
    ],
    action: { url: 'https://camp.test/camper-home' },
    note: 'Donation reference: reference.',
  });
  expect(thanks.paragraphs.slice(1)).toEqual([
    expect.stringContaining('your gift of $250.50 on July 1, 2031.'),
    `${legalNameAndAddress()} is a registered 501(c)(3) non-profit. ${taxAcknowledgment} Please keep this email with your tax records.`,
  ]);
  expect(taxAcknowledgment).toMatch(/no goods or services/i);
  expect(donationFailedMail.write(gift)).toMatchObject({
    facts: [['Gift', '$250.50']],
    action: { url: 'https://camp.test/donate' },
    note: 'Donation reference: reference.',
  });
});
