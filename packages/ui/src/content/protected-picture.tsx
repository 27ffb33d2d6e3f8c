import { Button } from '../actions/button';
import { Skeleton } from '../feedback/skeleton';

interface ProtectedPictureProps {
  /** Of the picture in the browser's memory, once it has been fetched. */
  address: string | undefined;
  /** Why there is none, in words. */
  problem: string | undefined;
  /** A try is under way. */
  isLoading: boolean;
  tryAgain: () => void;
  alt: string;
  className?: string;
}

/** A picture that is fetched with a person's token: its place while it comes, the reason when it does not. */
export function ProtectedPicture({
  address,
  problem,
  isLoading,
  tryAgain,
  alt,
  className,
}: ProtectedPictureProps) {
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
  return <img src={address} alt={alt} className={className} />;
}
