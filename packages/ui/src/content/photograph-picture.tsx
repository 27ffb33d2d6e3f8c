import { photographAddress, photographSources, type Photograph } from '@camp/contracts/photograph/photograph';

interface PhotographPictureProps {
  photograph: Photograph;
  /** The part of the window's width that it has. */
  sizes: string;
  /** Loads before everything else, since it is the page's largest picture. */
  isFirst?: boolean;
  /** Loads only when it is nearly in view. */
  lazy?: boolean;
  className?: string;
}

/** A photograph in the width and format that the browser chooses. Its size is known before it is loaded. */
export function PhotographPicture({ photograph, sizes, isFirst, lazy, className }: PhotographPictureProps) {
  const { alt, width, height } = photograph;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={photographSources(photograph, 'avif')} sizes={sizes} />
      <img
        src={photographAddress(photograph, width, 'webp')}
        srcSet={photographSources(photograph, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={lazy ? 'lazy' : undefined}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
