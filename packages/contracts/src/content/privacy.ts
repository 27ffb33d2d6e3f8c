import { campContent } from './camp';
import { editable } from './editable';
import { points } from './point';
import { bullets, prose } from './prose';

/**
 * Text of /privacy. Each shipped sentence states what this product does (docs/reliability.md, docs/product/user.md), so
 * change both together.
 */
export const privacyContent = editable(
  'privacy',
  {
    title: 'Privacy notice',
    intro: 'Here’s what {camp name} stores about you and your child, who sees it and how long we keep it.',
    sections: points([
      {
        title: 'What we store',
        text: prose(
          bullets(
            'Your account: name, address, phone numbers and email.',
            'Registrations and applications: every answer on the form, medical answers and contacts included.',
            'Proof of vaccination, if you upload it.',
            'Payments and gifts: amounts and dates. Card numbers go to Stripe, our payment processor. We never see them.',
            'A log of who viewed or changed which record, and of the emails we sent you.',
          ),
        ),
      },
      {
        title: 'Who sees it',
        text: prose(
          bullets(
            'You see your own records on your profile.',
            'Camp volunteers see what their role at camp allows.',
            'Only volunteers with an extra permission see medical answers, and each of their views is logged.',
            'Medical answers are never in an email.',
            'Everyone sees the photographs in our gallery and on the home page. We show one only if everyone in it, or their parent, agreed.',
          ),
          'We don’t sell your data. There are no ads and no tracking on this site. The calendar page shows a calendar from another site.',
        ),
      },
      {
        title: 'How long we keep it',
        text: prose(
          bullets(
            'The picture of your proof of vaccination is deleted 90 days after camp ends.',
            'Medical answers are deleted a year after the last camp of each person. We email you 30 days before.',
            'The rest of your registrations stays until your account is deleted, so that you can register again without retyping.',
            'After that, payments stay in our books without your child’s data.',
            'The log of who viewed or changed a record is deleted after 3 years.',
            'Photographs of camp stay until we delete them.',
            'An unfinished form stays on your device for 30 days. It has medical answers only if you agree.',
            'What you keep on your phone stays there until you log out, or until a day after camp.',
            'Your browser may also save our public pages, to show them without a network. They have none of your data.',
          ),
        ),
      },
      {
        title: 'How we protect it',
        text: 'Your connection to this site is encrypted. Nobody can read your password, not even we. A login ends after 12 hours. We use cookies only to protect logins and forms.',
      },
      {
        title: 'What you can do',
        text: 'View or correct your answers on your profile, download your data and see who opened medical answers there. You can also unsubscribe from group messages. To have a photograph removed or your account deleted, email {camp email}. An account with a paid registration stays until that camp is over.',
      },
    ]),
  },
  { 'camp name': () => campContent.name, 'camp email': () => campContent.contact.email },
);
