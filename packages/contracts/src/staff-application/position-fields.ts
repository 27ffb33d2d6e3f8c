import { nameLimit } from '../forms/limits';
import { inBlock } from '../records/placed';
import { staffPositions } from './options';

/** Fields for the positions that a person wants, could take, and has held before. */
export const positionFields = {
  ...inBlock('staffRole', {
    staffPosition: {
      kind: 'choice',
      visibility: 'open',
      question: 'Primary staff position',
      options: staffPositions,
      missing: 'Choose your primary staff position.',
    },
    staffPositionOtherVal: {
      kind: 'line',
      optional: true,
      visibility: 'open',
      question: 'Which other position?',
      shortName: 'Other position',
      limit: nameLimit,
      missing: 'Enter the other position.',
      tooLong: 'Enter a position up to 50 characters.',
    },
    staffPositionsAlt: {
      kind: 'several',
      visibility: 'open',
      question: 'What other staff positions are you interested in?',
      shortName: 'Other staff positions',
      options: staffPositions,
      missing: 'Check all other staff positions you are interested in.',
    },
  }),
  staffPositionsPast: {
    kind: 'line',
    visibility: 'open',
    question: 'What staff positions have you held before?',
    shortName: 'Past staff positions',
    hint: "Enter 'None' if you haven’t held any.",
    limit: nameLimit,
    missing: "Enter your past staff positions, or 'None'.",
    tooLong: 'Enter past staff positions up to 50 characters.',
  },
} as const;
