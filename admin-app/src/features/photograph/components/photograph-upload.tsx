import { heicTypes } from '@camp/contracts/forms/heic';
import { imageTypes } from '@camp/contracts/forms/limits';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { ProgressBar } from '@camp/ui/feedback/progress-bar';
import { FieldFrame } from '@camp/ui/fields/field';
import { UploadIcon } from '@camp/ui/icons';
import '@camp/ui/styles/file-field.css';
import { useState } from 'react';
import type { Upload, Uploads } from '../use-uploads';

const field = 'photographs';
const accepted = [...imageTypes, ...heicTypes, '.heic', '.heif'].join(',');

/** Chooses files, by a button or by dropping them, and shows how far each is. */
export function PhotographUpload({ uploads, add, tryAgain, remove }: Uploads) {
  const [isOver, setIsOver] = useState(false);
  return (
    <section className="photograph-upload camp-stack" aria-label="Upload">
      <FieldFrame
        id={field}
        label="Add photographs"
        hint="Choose several at once, or drop them here. JPEG, PNG or WebP, up to 8 MB each."
      >
        {/* The file picker does the same. */}
        {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions */}
        <div
          className={isOver ? 'camp-file photograph-upload--over' : 'camp-file'}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            setIsOver(false);
            add([...event.dataTransfer.files]);
          }}
        >
          <UploadIcon className="camp-file__icon" />
          <div className="camp-file__body">
            <input
              id={field}
              type="file"
              multiple
              accept={accepted}
              aria-describedby={`${field}-hint`}
              className="camp-file__control"
              onChange={({ target }) => {
                add([...(target.files ?? [])]);
                // So that the same file can be chosen again.
                target.value = '';
              }}
            />
          </div>
        </div>
      </FieldFrame>
      {uploads.length > 0 && (
        <ul className="camp-plain-list camp-stack" aria-label="Uploads">
          {uploads.map((upload) => (
            <li key={upload.id} className="camp-box camp-stack">
              <UploadLine
                upload={upload}
                tryAgain={() => tryAgain(upload)}
                remove={() => remove(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface UploadLineProps {
  upload: Upload;
  tryAgain: () => void;
  remove: () => void;
}

function UploadLine({ upload, tryAgain, remove }: UploadLineProps) {
  const { file, state, percent, error } = upload;
  if (state === 'failed') {
    return (
      <>
        <p role="alert">
          <strong>{file.name}</strong>: {error}
        </p>
        <ButtonRow>
          <Button variant="quiet" size="small" aria-label={`Try again: ${file.name}`} onClick={tryAgain}>
            Try again
          </Button>
          <Button variant="link" size="small" aria-label={`Dismiss: ${file.name}`} onClick={remove}>
            Dismiss
          </Button>
        </ButtonRow>
      </>
    );
  }
  return (
    <>
      <p>
        {file.name}
        {state === 'waiting' && ' (waiting)'}
      </p>
      {state === 'sending' && <ProgressBar value={Math.max(1, percent)} label={`Uploading ${file.name}`} />}
    </>
  );
}
