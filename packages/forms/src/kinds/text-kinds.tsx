import { shownPhone } from '@camp/contracts/forms/shown-phone';
import { DateField } from '@camp/ui/fields/date-field';
import { EmailField } from '@camp/ui/fields/email-field';
import { NumberField } from '@camp/ui/fields/number-field';
import { PasswordField } from '@camp/ui/fields/password-field';
import { PhoneField } from '@camp/ui/fields/phone-field';
import { TextArea } from '@camp/ui/fields/text-area';
import { TextField } from '@camp/ui/fields/text-field';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { StateField } from '../state-field';
import { typedWordsOf, useAnswer, wordsOf } from '../use-answer';
import { useTidied } from '../use-tidied';
import { CountryField } from './country-field';
import type { KindProps } from './kind-props';

export function LineKind({ name, field }: KindProps<'line'>) {
  const Control = field.suggestions === 'countries' ? CountryField : TextField;
  return (
    <Control
      {...typedWordsOf(field)}
      autoCapitalize={field.capitalize}
      inputMode={field.keyboard}
      {...useAnswer(name)}
    />
  );
}

export function ProseKind({ name, field }: KindProps<'prose'>) {
  return <TextArea {...wordsOf(field)} limit={field.limit} {...useAnswer(name)} />;
}

export function PhoneKind({ name, field }: KindProps<'phone'>) {
  const answer = useAnswer(name);
  return <PhoneField {...typedWordsOf(field)} {...answer} {...useTidied(answer, shownPhone)} />;
}

export function EmailKind({ name, field }: KindProps<'email'>) {
  return <EmailField {...typedWordsOf(field)} {...useAnswer(name)} />;
}

export function DateKind({ name, field }: KindProps<'date' | 'pastDate' | 'birthdate'>) {
  return <DateField {...typedWordsOf(field)} {...useAnswer(name)} />;
}

export function ZipKind({ name, field }: KindProps<'zip'>) {
  return <TextField {...typedWordsOf(field)} inputMode="numeric" {...useAnswer(name)} />;
}

export function StateKind({ name, field }: KindProps<'state'>) {
  return <StateField {...typedWordsOf(field)} {...useAnswer(name)} />;
}

export function NumberKind({ name, field }: KindProps<'number'>) {
  return (
    <NumberField
      {...wordsOf(field)}
      inputMode={field.cents ? 'decimal' : 'numeric'}
      min={field.least}
      max={field.most}
      {...useAnswer(name)}
    />
  );
}

/** A new password, which is checked while typing. */
export function PasswordKind({ name, field }: KindProps<'password'>) {
  return <PasswordField {...wordsOf(field)} strength {...useAnswer(name)} />;
}

/** A typo in either password is reported here. Correcting either password clears the error. */
export function PasswordAgainKind({ name, field }: KindProps<'passwordAgain'>) {
  const { trigger, getFieldState } = useFormContext<FormValues>();
  const repeated = useWatch<FormValues>({ name: field.repeats });
  useEffect(() => {
    if (getFieldState(name).invalid) void trigger(name);
  }, [name, repeated, trigger, getFieldState]);
  return <PasswordField {...wordsOf(field)} autoComplete="new-password" {...useAnswer(name)} />;
}
