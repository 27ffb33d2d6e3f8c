import { exampleFacts } from '../camp/facts';
import { campContent } from '../content/camp';
import { exampleFamily, listed, type LabelledValues, type MailTemplate } from '../mail/content';
import { costAsText } from '../payment/dollars';

/** The email that asks for the payment of one or several campers. `due` is the due date, absent once it is past. */
export const paymentLinkMail: MailTemplate<{
  nameFirst: string;
  year: number;
  campFacts: LabelledValues;
  /** Price in cents. */
  campers: readonly { name: string; amount: number }[];
  due: string | undefined;
  profileUrl: string;
}> = {
  example: {
    ...exampleFamily,
    campers: [
      { name: 'Casey Camper', amount: 30_000 },
      { name: 'Cameron Camper', amount: 32_500 },
    ],
    get campFacts() {
      return exampleFacts();
    },
    due: 'Saturday, July 27',
  },
  write: ({ nameFirst, year, campFacts, campers, due, profileUrl }) => {
    const total = campers.reduce((sum, { amount }) => sum + amount, 0);
    const free = total === 0;
    const several = campers.length > 1;
    const [spots, them] = several ? ['spots', 'them'] : ['a spot', 'it'];
    const registrations = several ? 'registrations' : 'registration';
    const by = due ? `by ${due}` : 'as soon as you can';
    return {
      subject: free
        ? `Please confirm your ${registrations} for ${campContent.name} ${year}`
        : `Your payment link for ${campContent.name} ${year}`,
      heading: `You can now ${free ? 'confirm' : 'pay for'} your ${registrations}`,
      paragraphs: [
        `Hello ${nameFirst},`,
        `We have ${spots} at ${campContent.name} ${year} for ${listed(campers.map(({ name }) => name))}. ${
          free
            ? `Please confirm ${them} from your profile ${by}. Camp is free, so there’s nothing to pay.`
            : `Please pay ${by} to secure ${them}. You can pay by card from your profile${several ? ', for one camper or all of them' : ''}.`
        }`,
      ],
      facts: [...campFacts, ...(due ? [[free ? 'Confirm by' : 'Pay by', due] as const] : [])],
      table: [
        ...campers.map(({ name, amount }) => [name, costAsText(amount / 100)] as const),
        ...(several ? [['Total', costAsText(total / 100)] as const] : []),
      ],
      action: { label: free ? 'Confirm now' : 'Pay now', url: profileUrl },
    };
  },
};
