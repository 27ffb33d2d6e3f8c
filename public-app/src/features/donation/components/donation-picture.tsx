import './donation-picture.css';

interface DonationPictureProps {
  /** The URL of the image. */
  address: string;
  alt: string;
}

/** The picture on the pages after checkout. Shows a drawing until the camp supplies a photo. */
export function DonationPicture({ address, alt }: DonationPictureProps) {
  return <img className="donation-picture" src={address} alt={alt} width={480} height={320} />;
}
