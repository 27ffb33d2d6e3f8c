import { openInbox } from '../support/inbox';
import { mailAbout } from '../support/mails';
import { newParent } from '../support/people';
import { payByCard } from './forms';
import { test } from './test';
import { button, field, text } from './visitor';

test('a visitor donates', { tag: '@family' }, async ({ visitor, product }) => {
  const giver = newParent();
  await visitor.open('/donate');
  await visitor.arrives(/^\/donate$/, /Donate/);
  await visitor.writes(field(/Donation Amount/), '0.5');
  await visitor.presses(button('Submit'));
  await visitor.isLedToTheFirstRefusedField(field(/Donation Amount/));

  await visitor.presses(button('$300'));
  await visitor.holds(field(/Donation Amount/), '250');
  await visitor.presses(button('Submit'));
  await visitor.sees(text(/\$250\.00/));
  await payByCard(visitor, giver.email);
  await visitor.arrives(/^\/donate\/success/, 'Thank you for your donation!');
  await openInbox(product.inboxUrl).waitFor(giver.email, mailAbout.donation);
});
