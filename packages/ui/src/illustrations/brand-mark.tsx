import { logoPath } from '@camp/contracts/content/appearance';

interface BrandMarkProps {
  /** Width and height in CSS pixels. */
  size?: number;
}

/** The camp's uploaded logo, or the drawing that the product ships. Decorative next to the camp's name. */
export function BrandMark({ size = 36 }: BrandMarkProps) {
  const logo = logoPath(96);
  if (!logo) return <ShippedMark size={size} />;
  return <img className="camp-brand-mark" src={logo} width={size} height={size} alt="" />;
}

/** A tent beside a pine, the same in light and dark mode. */
function ShippedMark({ size }: Required<BrandMarkProps>) {
  return (
    <svg className="camp-brand-mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#24493d" />
      <circle cx="26.5" cy="13" r="5" fill="#f0b45a" />
      <path d="M0 20.5c6-3 12-2 20 .5s14 1 20-1.5V20a20 20 0 0 1-40 0z" fill="#3d6a57" />
      <path d="m11 8 4.5 7h-2l4 6h-2.5l4 6H3l4-6H4.5l4-6h-2z" fill="#a3bf98" />
      <path d="m23.5 15 11 15h-22z" fill="#d0703f" />
      <path d="m23.5 18.5 4 11.5h-8z" fill="#f6dfb0" />
      <path d="M2.7 30h34.6A20 20 0 0 1 2.7 30z" fill="#6d9570" />
    </svg>
  );
}
