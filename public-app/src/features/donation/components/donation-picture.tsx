import './donation-picture.css';

interface DonationPictureProps {
  /** Of the picture's file. */
  address: string;
  alt: string;
}

/** The picture of the pages after the checkout: drawn until the camp supplies a photograph. */
export function DonationPicture({ address, alt }: DonationPictureProps) {
  return <img className="donation-picture" src={address} alt={alt} width={480} height={320} />;
}
