import { useState } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../actions/icon-button';
import { CheckIcon, EyeIcon, EyeOffIcon } from '../icons';
import { TextField, type TextFieldProps } from './text-field';
import { useTypedValue } from './use-typed-value';
import { VisuallyHidden } from '../visually-hidden';
import '../styles/password-field.css';

interface PasswordFieldProps extends Omit<TextFieldProps, 'end' | 'prefix'> {
  /** Shows which parts of the password rule are met, for a new password. */
  strength?: boolean;
}

// The password rule of docs/product/user.md.
const rules: readonly { text: string; isMet: (password: string) => boolean }[] = [
  { text: '8 to 32 characters', isMet: ({ length }) => length >= 8 && length <= 32 },
  { text: 'An upper case letter', isMet: (password) => /[A-Z]/.test(password) },
  { text: 'A lower case letter', isMet: (password) => /[a-z]/.test(password) },
  { text: 'A number', isMet: (password) => /\d/.test(password) },
];

/**
 * A password that can be shown. `autoComplete` distinguishes a new password (`new-password`) from the current one.
 */
export function PasswordField({
  strength = false,
  ref: outerRef,
  onInput,
  id,
  'aria-describedby': describedBy,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { value, ref, read } = useTypedValue(outerRef);
  const rulesId = `${id ?? props.name}-rules`;
  const follow: typeof onInput = (event) => {
    read();
    onInput?.(event);
  };
  return (
    <div className="camp-password">
      <TextField
        autoComplete={strength ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        id={id}
        ref={ref}
        onInput={follow}
        aria-describedby={classNames(strength && rulesId, describedBy) || undefined}
        type={shown ? 'text' : 'password'}
        end={
          <IconButton
            className="camp-input-box__button"
            label={shown ? 'Hide password' : 'Show password'}
            icon={shown ? <EyeOffIcon /> : <EyeIcon />}
            aria-controls={id ?? props.name}
            onClick={() => setShown(!shown)}
          />
        }
      />
      {strength && <Rules id={rulesId} password={value} />}
    </div>
  );
}

function Rules({ id, password }: { id: string; password: string }) {
  return (
    <ul className="camp-password__rules camp-plain-list" id={id}>
      {rules.map(({ text, isMet }) => {
        const met = isMet(password);
        return (
          <li key={text} className={classNames('camp-password__rule', met && 'camp-password__rule--met')}>
            {met && <CheckIcon />}
            {text}
            {met && <VisuallyHidden> (done)</VisuallyHidden>}
          </li>
        );
      })}
    </ul>
  );
}
