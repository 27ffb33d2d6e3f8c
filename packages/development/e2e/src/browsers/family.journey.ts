import { newParent, tokenOf } from '../support/people';
import { linkIn, openInbox } from '../support/inbox';
import { mailAbout } from '../support/mails';
import { sendPaymentLink } from '../support/send-payment-link';
import { fillCamperForm, follow, logIn, payByCard, signUp } from './forms';
import { largePhoto, unreadablePhoto } from './photo';
import { expect, test } from './test';
import { button, byRole, field, heading, link, text, toast } from './visitor';

test(
  'a parent signs up, registers a camper and pays',
  { tag: ['@family', '@part'] },
  async ({ visitor, product }) => {
    const inbox = openInbox(product.inboxUrl);
    const parent = newParent();

    await test.step('sign up, and verify through the emailed link', async () => {
      await visitor.open('/');
      await visitor.sees('Registrations and Application are now being accepted.');
      await visitor.checkLayout();
      await visitor.open('/register');
      await visitor.arrives(/^\/register$/, 'Sign up');
      await signUp(visitor, parent);
      await visitor.sees(toast('You have successfully registered.'));
      await visitor.checkLayout();
      await visitor.open(linkIn(await inbox.waitFor(parent.email, mailAbout.verification), '/user/verify'));
      await visitor.sees(toast('Email Verified'));
      await logIn(visitor, parent);
    });

    await test.step('an empty form is rejected', async () => {
      await follow(visitor, 'Campers', 'Camper Registration');
      await visitor.arrives(/^\/camper\/create/, /Camper Registration|Register/i);
      await visitor.presses(button('Submit Registration'));
      await visitor.sees(toast('Form invalid. Please correct any errors.'));
      await visitor.isLedToTheFirstRefusedField(field('First name'));
    });

    await test.step('a draft survives a reload', async () => {
      await visitor.writes(field('First name'), 'Maya');
      await visitor.reload();
      await visitor.sees('Welcome back: your draft is here');
      await visitor.holds(field('First name'), 'Maya');
    });

    await test.step('a HEIC is rejected with advice', async () => {
      await visitor.answers(/COVID-19/, 'Yes');
      await visitor.attaches(field(/Proof of vaccination/), await unreadablePhoto());
      await visitor.sees(text(/^We can’t read this HEIC photo\. Take a screenshot/));
      await visitor.presses(button(/^Remove /));
    });

    await test.step("the form is sent with a phone's photo", async () => {
      await fillCamperForm(visitor, {
        nameFirst: 'Maya',
        nameLast: parent.nameLast,
        picture: await largePhoto(),
      });
      await visitor.sees(text(/^We made your picture smaller: /));
      await visitor.presses(button('Submit Registration'));
      await visitor.sees(toast('Camper successfully created!'));
      await visitor.arrives(/^\/user\/profile/, 'Your campers');
      await visitor.sees(heading(`Maya ${parent.nameLast}`));
      await visitor.sees('Registration Submitted');
      await inbox.waitFor(parent.email, mailAbout.registration);
    });

    await test.step('the parent cancels once, then pays', async () => {
      await sendPaymentLink(product.url, await tokenOf(product.url, parent));
      await visitor.open(linkIn(await inbox.waitFor(parent.email, mailAbout.paymentLink), '/user/profile'));
      await visitor.sees('Awaiting Payment');
      const pay = button(/./, byRole('form', 'Pay now'));
      await visitor.presses(pay);
      await visitor.presses(link(/Back/));
      await visitor.arrives(/^\/stripe\/cancel/, 'Whoops! Your payment was canceled.');
      await visitor.presses(link('Back to my profile'));
      await visitor.presses(pay);
      await payByCard(visitor, parent.email);
      await visitor.arrives(/^\/stripe\/success/, 'Thank you for your payment!');
      await visitor.sees(heading('What you paid'));
      await inbox.waitFor(parent.email, mailAbout.receipt);
      await visitor.presses(link('Go to my profile'));
      await visitor.arrives(/^\/user\/profile/, 'Your campers');
      await visitor.sees('Payment Received');
    });

    await test.step('the picture is shown', async () => {
      await visitor.presses(text('Proof of vaccination'));
      const picture = byRole('img', `Proof of vaccination of Maya ${parent.nameLast}`);
      await expect(async () => {
        if (await visitor.isThere(button('Try again'))) await visitor.presses(button('Try again'));
        await visitor.sees(picture);
      }).toPass();
      const width = () =>
        visitor.page.run(
          () => [...document.images].find(({ alt }) => alt.startsWith('Proof'))?.naturalWidth ?? 0,
        );
      await expect.poll(width, { message: 'width of the picture' }).toBeGreaterThan(0);
      await visitor.checkLayout();
    });
  },
);
