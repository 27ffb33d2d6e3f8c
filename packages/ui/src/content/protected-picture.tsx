import { Button } from '../actions/button';
import { Skeleton } from '../feedback/skeleton';

interface ProtectedPictureProps {
  /** Object URL of the picture. Undefined until it is fetched. */
  address: string | undefined;
  /** Why the picture can't be shown, in words. */
  problem: string | undefined;
  /** A retry is in progress. */
  isLoading: boolean;
  tryAgain: () => void;
  alt: string;
}

/** A picture that is fetched with a person's token: a placeholder while it loads, the reason if it fails. */
export function ProtectedPicture({ address, problem, isLoading, tryAgain, alt }: ProtectedPictureProps) {
  if (problem) {
    return (
      <div role="status">
        <p>{problem}</p>
        <Button variant="quiet" size="small" busy={isLoading} onClick={tryAgain}>
          Try again
        </Button>
      </div>
    );
  }
  if (!address) return <Skeleton shape="block" label="Loading the picture" />;
  return <img src={address} alt={alt} className="camp-protected-picture" />;
}
