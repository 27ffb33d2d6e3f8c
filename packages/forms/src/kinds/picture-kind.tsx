import { heicTypes } from '@camp/contracts/forms/heic';
import { imageTypes } from '@camp/contracts/forms/limits';
import { FileField, type FileFieldProps } from '@camp/ui/fields/file-field';
import { useContext, type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FormValues } from '../form-values';
import { reportUnreadable } from '../picture';
import { UploadProgress } from '../upload-progress';
import { useAnswer, wordsOf } from '../use-answer';
import { chosenFile } from '../values-of-form';
import type { KindProps } from './kind-props';
import { usePictureToSend } from './use-picture-to-send';

type PictureKindProps = KindProps<'picture'> & Pick<FileFieldProps, 'currentImage' | 'disabled'>;

/** A picture to send. Errors are shown at once, since the person may have no other picture at hand later. */
export function PictureKind({ name, field, ...file }: PictureKindProps) {
  const { trigger, getValues } = useFormContext<FormValues>();
  const chosen = chosenFile(useWatch<FormValues>({ name }));
  const { onChange, ...answer } = useAnswer(name);
  const check = async () => {
    const checked = chosenFile(getValues(name));
    await trigger(name);
    // A large picture is checked after resizing. Meanwhile the person may have selected another picture.
    if (chosenFile(getValues(name)) !== checked) await trigger(name);
  };
  return (
    <FileField
      {...wordsOf(field)}
      {...file}
      {...answer}
      accept={[...imageTypes, ...heicTypes, '.heic', '.heif'].join(',')}
      progress={useContext(UploadProgress)}
      note={usePictureToSend(chosen)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        void onChange(event);
        void check();
      }}
      onUnreadable={(unreadable) => {
        reportUnreadable(unreadable);
        void check();
      }}
    />
  );
}
