import { call } from '@camp/api-client/call';
import { CallError } from '@camp/api-client/call-error';
import { messageFor } from '@camp/api-client/problem';
import { logoPath } from '@camp/contracts/content/appearance';
import * as contentOperations from '@camp/contracts/content/operations';
import { Button } from '@camp/ui/actions/button';
import type { FieldProps } from '@camp/ui/fields/field';
import { FileField } from '@camp/ui/fields/file-field';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { waitForPicture } from '../wait-for-picture';

/** The server's reason for this file. */
const reasonOf = (error: Error) =>
  (error instanceof CallError ? error.errors[0]?.message : undefined) ?? messageFor(error);

/** The value while a logo is prepared. It can't be saved, so nobody goes on without the logo. */
const preparing = 'preparing';

interface LogoFieldProps extends FieldProps {
  /** Id of the uploaded logo, or empty. */
  value: string;
  /** The one to go back to if a chosen file can't be used, or is removed again. */
  saved: string;
  disabled?: boolean;
  onChange: (logo: string) => void;
}

/** Uploads a logo as soon as it is chosen. It is used once the text is saved. */
export function LogoField({ value, saved, error, onChange, ...field }: LogoFieldProps) {
  const [progress, setProgress] = useState(0);
  // A save may finish while a file is prepared.
  const latest = useRef(saved);
  useEffect(() => void (latest.current = saved), [saved]);
  const [isChosen, setIsChosen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { logo } = await call(contentOperations.uploadLogo, { file, onUploadProgress: setProgress });
      await waitForPicture(logoPath(96, logo) ?? '');
      return logo;
    },
    meta: { quiet: true },
    onSettled: () => setProgress(0),
  });

  const choose = (file: File | undefined) => {
    setIsChosen(file !== undefined);
    onChange(file ? preparing : saved);
    if (!file) return upload.reset();
    // Of two files, the one chosen last counts.
    upload.mutate(file, { onSuccess: (logo) => onChange(logo), onError: () => onChange(latest.current) });
  };
  const remove = () => {
    onChange('');
    // The button disappears.
    input.current?.focus();
  };
  return (
    <div className="camp-stack">
      <FileField
        {...field}
        ref={input}
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        currentImage={value === preparing ? undefined : logoPath(96, value)}
        progress={progress}
        note={
          upload.isPending ? 'Preparing your logo…' : upload.isSuccess ? 'Your logo is ready.' : undefined
        }
        error={upload.error ? reasonOf(upload.error) : error}
        onChange={({ target }) => choose(target.files?.[0])}
      />
      {value !== '' && !isChosen && !field.disabled && (
        <Button variant="link" size="small" onClick={remove}>
          Remove the logo
        </Button>
      )}
    </div>
  );
}
