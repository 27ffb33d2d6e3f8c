import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { imageRules, imageRulesOf, imageSubjectsWhere, type ImageRules } from './image-rules';

const day = 86_400_000;

it.each([
  ['camper', 'Camper', 'readers', 'nothing', 90 * day],
  ['staff-about', 'StaffProfile', 'everybody', 'document', 'record'],
  ['photograph', 'Photograph', 'everybody-once-shown', 'document', 'record'],
  ['logo', 'Content', 'everybody', 'document', 'record'],
] as const)(
  'defines for pictures of %s the owner, the readers, what is left of an unreadable one, and the retention',
  (subject, ...expected) => {
    const { owner, servedTo, leftWhenUnreadable, retention } = imageRulesOf(subject);

    expect([owner, servedTo, leftWhenUnreadable, retention]).toEqual(expected);
  },
);

it('makes no picture public that expires or whose owner is notified', () => {
  const isPersonal = ({ retention, notifyUnreadable }: ImageRules) =>
    retention !== 'record' || !!notifyUnreadable;
  const personal = imageSubjectsWhere(isPersonal);

  expect(personal).toEqual(['camper', 'staff', 'counselor']);
  expect(new Set(personal.map((subject) => imageRulesOf(subject).servedTo))).toEqual(new Set(['readers']));
});

it('does not compile without the rules for a subject', () => {
  const { camper } = imageRules;
  // @ts-expect-error -- what becomes of a staff profile's picture is not said
  const incomplete: Record<ImageSubject, ImageRules> = { camper };

  expect(Object.keys(incomplete)).toEqual(['camper']);
});
