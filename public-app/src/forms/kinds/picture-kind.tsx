import { imageTypes } from '@camp/contracts/forms/limits';
import { FileField, type FileFieldProps } from '@camp/ui/file-field';
import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { noteUnreadable } from '../picture';
import { useUploadProgress } from '../upload-progress';
import { useAnswer, wordsOf } from '../use-answer';
import type { KindProps } from './kind-props';

type PictureKindProps = KindProps<'picture'> & Pick<FileFieldProps, 'currentImage' | 'disabled'>;

/** A picture to send along. What is wrong with it is said at once: there may be no other at hand. */
export function PictureKind({ name, field, ...file }: PictureKindProps) {
  const { trigger } = useFormContext<FormValues>();
  const { onChange, ...answer } = useAnswer(name);
  return (
    <FileField
      {...wordsOf(field)}
      {...file}
      {...answer}
      accept={imageTypes.join(',')}
      progress={useUploadProgress()}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        void onChange(event);
        void trigger(name);
      }}
      onUnreadable={(unreadable) => {
        noteUnreadable(unreadable);
        void trigger(name);
      }}
    />
  );
}
