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
