/** An email address as text. If it is too long for the line, it breaks before the host. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
