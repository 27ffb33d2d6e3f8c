import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
} from 'react';
import { Button } from '../actions/button';
import { classNames } from '../class-names';
import { FieldFrame, wireField, type FieldProps } from './field';
import { TrashIcon, UploadIcon } from '../icons';
import { ProgressBar } from '../feedback/progress-bar';
import '../styles/file-field.css';

export interface FileFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value'> {
  /** Percentage uploaded. The bar is hidden at 0. */
  progress?: number;
  /** Address of the existing picture, shown until another is selected. */
  currentImage?: string;
  /** Status of the selected file, announced to screen readers. */
  note?: string;
  /** Called if the file claims to be a picture but the browser can't show it. */
  onUnreadable?: (file: File) => void;
}

/**
 * Selects one file, previews pictures, and can remove the file again. Accepts pictures by default. The form's value
 * stays the native `FileList`. Removing the file empties the list and fires a change event.
 */
export function FileField({
  progress = 0,
  currentImage,
  note,
  onUnreadable,
  accept = 'image/*',
  className,
  onChange,
  ref,
  ...props
}: FileFieldProps) {
  const [file, setFile] = useState<File>();
  const [unreadable, setUnreadable] = useState<File>();
  const shown = usePreview(file === unreadable ? undefined : file) ?? (file ? undefined : currentImage);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  const { frame, control } = wireField(props);

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
    <FieldFrame {...frame}>
      <div className={classNames('camp-file', control.disabled && 'camp-file--disabled', className)}>
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
            {...control}
            ref={element}
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
              disabled={control.disabled}
            >
              Remove {file.name}
            </Button>
          )}
          <div role="status" className="camp-note">
            {note}
          </div>
        </div>
      </div>
      <ProgressBar value={progress} label="Upload progress" />
    </FieldFrame>
  );
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
