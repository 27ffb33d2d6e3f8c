import { DateField } from '@camp/ui/fields/date-field';
import { typedWordsOf, useAnswer } from '../use-answer';
import type { KindProps } from './kind-props';

export function DateKind({ name, field }: KindProps<'date' | 'pastDate' | 'birthdate'>) {
  return <DateField {...typedWordsOf(field)} {...useAnswer(name)} />;
}
