import { call } from '@camp/api-client/call';
import * as userOperations from '@camp/contracts/user/operations';
import { Button } from '@camp/ui/actions/button';
import { DownloadIcon } from '@camp/ui/icons';
import { saveFile } from '@camp/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AskErasure } from './ask-erasure';
import { FoldedSection } from './folded-section';

/** Everything held about the family as a file, and the request to delete it. */
export function YourData() {
  const [isOpened, setIsOpened] = useState(false);
  const download = useMutation({
    mutationFn: () => call(userOperations.download),
    onSuccess: (file) => saveFile(file, 'your-data.zip'),
  });
  return (
    <FoldedSection
      id="your-data"
      title="Your data"
      onOpen={() => {
        setIsOpened(true);
      }}
    >
      <p>
        Download everything we hold about your family: answers, pictures, payments and messages. Open
        index.html in the file to read it.
      </p>
      <p>
        <Button
          variant="quiet"
          icon={<DownloadIcon />}
          busy={download.isPending}
          onClick={() => download.mutate()}
        >
          Download your data
        </Button>
      </p>
      {isOpened && <AskErasure />}
    </FoldedSection>
  );
}
