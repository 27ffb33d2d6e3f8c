import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { linesOf } from '../history/history';
import { checks } from './all-checks';
import { invariants, type Ended, type Invariant } from './check';
import type { FinalState } from './final-state';
import { isConfirmation } from './mails';

/** Breaks a state or history on purpose. @returns undefined if it has nothing to break */
type Break = (ended: Ended) => Ended | undefined;

const withState = ({ history, state }: Ended, changes: Partial<FinalState>): Ended => ({
  history,
  state: { ...state, ...changes },
});

/** Registrations that have to exist: acknowledged, never canceled and never paid. */
const acknowledged = ({ history, state }: Ended) => {
  const stored = new Set(state.campers.map(({ _id }) => _id.toString()));
  const others = new Set([
    ...linesOf(history, 'cancel').map(({ camperId }) => camperId),
    ...state.payments.flatMap(({ campers }) => campers.map(String)),
  ]);
  return linesOf(history, 'register').filter(
    ({ camperId = '', outcome }) => outcome === 'ok' && stored.has(camperId) && !others.has(camperId),
  );
};

/** Registrations with an acknowledged edit, after which nothing is open. */
const edited = ({ history, state }: Ended) =>
  state.campers.find(({ _id }) => {
    const edits = linesOf(history, 'edit').filter(({ camperId }) => _id.equals(camperId));
    return edits.length > 0 && edits.every(({ outcome, repeated }) => outcome === 'ok' && !repeated);
  });

/** Several ways to break each invariant. Each has to be reported. */
const breaks: Record<Invariant, Record<string, Break>> = {
  I1: {
    'one seat too many': (ended) => {
      const { campers, seats } = ended.state;
      const model = campers[0];
      if (!model) return undefined;
      const more = Array.from({ length: seats.waitListAfter + 1 }, () => ({
        ...model,
        _id: new Types.ObjectId(),
        waitlist: false,
      }));
      return withState(ended, { campers: [...campers, ...more] });
    },
    'a seat that nobody gets': (ended) => {
      const { campers, seats } = ended.state;
      const first = campers.find(({ waitlist }) => !waitlist);
      if (!first) return undefined;
      const waits = { ...first, waitlist: true, pinned: false, chosenWaitlist: false };
      const claims = seats.claims.filter(({ camperId }) => !camperId.equals(first._id));
      const others = campers.filter((one) => one !== first);
      return withState(ended, { campers: [...others, waits], seats: { ...seats, claims } });
    },
  },
  I2: {
    'an acknowledged camper is missing': (ended) => {
      const [line] = acknowledged(ended);
      const campers = ended.state.campers.filter(({ _id }) => !_id.equals(line?.camperId ?? ''));
      return line && withState(ended, { campers });
    },
    'an acknowledged edit is lost': (ended) => {
      const camper = edited(ended);
      const before = { ...camper, allergicReactionsVal: 'Before the edit' } as StoredCamper;
      const others = ended.state.campers.filter((one) => one !== camper);
      return camper && withState(ended, { campers: [...others, before] });
    },
    'a camper exists twice': (ended) => {
      const [first] = ended.state.campers;
      return (
        first &&
        withState(ended, { campers: [...ended.state.campers, { ...first, _id: new Types.ObjectId() }] })
      );
    },
  },
  I3: {
    'paid without a payment': (ended) => {
      const model = ended.state.campers[0];
      const unpaid = model && { ...model, _id: new Types.ObjectId(), paid: true };
      return unpaid && withState(ended, { campers: [...ended.state.campers, unpaid] });
    },
    'paid at Stripe and never settled': (ended) => {
      const payment = ended.state.payments.find(({ settledAt }) => settledAt);
      const payments = ended.state.payments.filter((one) => one !== payment);
      return payment && withState(ended, { payments });
    },
  },
  I4: {
    'two receipts': (ended) => {
      const receipt = ended.state.mails.find(({ subject }) => subject.startsWith('Your receipt'));
      return (
        receipt && withState(ended, { mails: [...ended.state.mails, { ...receipt, messageId: '<other>' }] })
      );
    },
  },
  I5: {
    'a confirmation is missing': (ended) => {
      const [line] = acknowledged(ended);
      const mails = ended.state.mails.filter(({ subject }) => !subject.includes(`${line?.child} `));
      return line && withState(ended, { mails });
    },
    'a confirmation with another Message-ID': (ended) => {
      const [line] = acknowledged(ended);
      const mail = ended.state.mails.find(
        (one) => line && isConfirmation(one) && one.subject.includes(`${line.child} `),
      );
      return mail && withState(ended, { mails: [...ended.state.mails, { ...mail, messageId: '<other>' }] });
    },
    'an email came again and no fault took its reply': (ended) => {
      const [mail] = ended.state.mails;
      const early = mail && { ...mail, acceptedAt: ended.history.begunAt - 60_000 };
      return early && withState(ended, { mails: [early, ...ended.state.mails] });
    },
  },
  I6: {
    'a picture is missing': (ended) =>
      ended.state.images.length > 0 ? withState(ended, { images: [] }) : undefined,
    'a picture without a record': (ended) => {
      const lost = { _id: new Types.ObjectId(), recordId: new Types.ObjectId() };
      return withState(ended, { images: [...ended.state.images, lost] });
    },
  },
  I7: {
    'a due event': (ended) => {
      const row = {
        _id: new Types.ObjectId(),
        name: 'camper.registered',
        payload: {},
        createdAt: new Date(),
      } as const;
      return withState(ended, { outbox: [...ended.state.outbox, row] });
    },
  },
  I8: {
    'a refund that Stripe never got': (ended) => {
      const [refund] = ended.state.refunds;
      return refund && withState(ended, { refunds: ended.state.refunds.filter((one) => one !== refund) });
    },
    'a refund that was sent twice': (ended) => {
      const [refund] = ended.state.refunds;
      return refund && withState(ended, { refunds: [...ended.state.refunds, { ...refund, id: 're_again' }] });
    },
  },
};

/** The result of one control. */
export interface Control {
  invariant: Invariant;
  name: string;
  /** `nothing` if this history had nothing to break. */
  result: 'caught' | 'missed' | 'nothing';
}

/** Breaks the end of a history in each way, and reads whether its check reports more than before. */
export function runControls(ended: Ended): Control[] {
  return invariants.flatMap((invariant) => {
    const before = checks[invariant](ended).length;
    return Object.entries(breaks[invariant]).map(([name, breakIt]): Control => {
      const broken = breakIt(ended);
      if (!broken) return { invariant, name, result: 'nothing' };
      return { invariant, name, result: checks[invariant](broken).length > before ? 'caught' : 'missed' };
    });
  });
}
