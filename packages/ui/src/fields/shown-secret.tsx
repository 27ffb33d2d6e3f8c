import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../actions/button';
import { Alert } from '../feedback/alert';
import { TextField } from './text-field';
import '../styles/shown-secret.css';

interface ShownSecretProps {
  title: string;
  /** The field's label. */
  label: string;
  secret: string;
  /** What it is for, and why it is shown only now. */
  children: ReactNode;
}

const focusOnIt = (notice: HTMLElement | null) => notice?.focus();

/** A secret that is shown once, with a button that copies it. It takes the focus when it appears. */
export function ShownSecret({ title, label, secret, children }: ShownSecretProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(secret);
    } catch {
      // Without https or permission, the text is selected for the person to copy.
      setCopied(undefined);
    }
  };
  return (
    <Alert
      kind="success"
      title={title}
      role="status"
      tabIndex={-1}
      ref={focusOnIt}
      className="camp-shown-secret"
    >
      <p>{children}</p>
      <TextField ref={input} label={label} name="shown-secret" readOnly value={secret} spellCheck={false} />
      <Button size="small" onClick={() => void copy()}>
        {copied === secret ? 'Copied' : 'Copy'}
      </Button>
    </Alert>
  );
}
