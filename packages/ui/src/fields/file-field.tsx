import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps, type Ref } from 'react';
import { Button } from '../actions/button';
import { classNames } from '../class-names';
import { FieldFrame, wireField, type FieldProps } from './field';
import { TrashIcon, UploadIcon } from '../icons';
import { ProgressBar } from '../feedback/progress-bar';
import '../styles/file-field.css';

export interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value'> {
  /** Percent sent so far; the bar shows only above 0. */
  progress?: number;
  /** Address of the picture that is there already, shown until another is chosen. */
  currentImage?: string;
  /** What happens to the chosen file; announced. */
  note?: string;
  /** The chosen file says it is a picture, but the browser cannot show it. */
  onUnreadable?: (file: File) => void;
}

/**
 * Chooses one file, previews it when it is a picture, and can take it back. Accepts pictures unless told otherwise.
 * The form's value stays the native `FileList`; removing empties it and fires a change event.
 */
export function FileField({
  label,
  hint,
  error,
  required,
  progress = 0,
  currentImage,
  note,
  onUnreadable,
  name,
  id,
  accept = 'image/*',
  className,
  onChange,
  ref: outerRef,
  'aria-describedby': describedBy,
  ...input
}: FileFieldProps) {
  const [file, setFile] = useState<File>();
  const [unreadable, setUnreadable] = useState<File>();
  const shown = usePreview(file === unreadable ? undefined : file) ?? (file ? undefined : currentImage);
  const element = useRef<HTMLInputElement>(null);
  const wiring = wireField({ name, id, hint, error, required, 'aria-describedby': describedBy });

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    setFile(event.target.files?.[0]);
    onChange?.(event);
  };
  const remove = () => {
    if (!element.current) return;
    element.current.value = '';
    element.current.dispatchEvent(new Event('change', { bubbles: true }));
    element.current.focus();
  };

  return (
    <FieldFrame wiring={wiring} label={label} hint={hint} error={error} required={required}>
      <div className={classNames('camp-file', input.disabled && 'camp-file--disabled', className)}>
        {shown ? (
          <img
            className="camp-file__preview"
            src={shown}
            alt={file ? `Preview of ${file.name}` : 'Current picture'}
            onError={() => {
              if (!file) return;
              setUnreadable(file);
              onUnreadable?.(file);
            }}
          />
        ) : (
          <UploadIcon className="camp-file__icon" />
        )}
        <div className="camp-file__body">
          <input
            {...input}
            {...wiring.control}
            ref={(control) => {
              element.current = control;
              return passOn(outerRef, control);
            }}
            type="file"
            accept={accept}
            onChange={choose}
            className="camp-file__control"
          />
          {file && (
            <Button
              variant="link"
              size="small"
              icon={<TrashIcon />}
              onClick={remove}
              disabled={input.disabled}
            >
              Remove {file.name}
            </Button>
          )}
          <div role="status" className="camp-file__note">
            {note}
          </div>
        </div>
      </div>
      <ProgressBar value={progress} label="Upload progress" />
    </FieldFrame>
  );
}

function passOn(ref: Ref<HTMLInputElement> | undefined, control: HTMLInputElement | null): void {
  if (typeof ref === 'function') ref(control);
  else if (ref) ref.current = control;
}

function usePreview(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setAddress(undefined);
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
