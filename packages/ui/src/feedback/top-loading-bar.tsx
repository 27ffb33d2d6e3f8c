/** The thin line at the top of the window while something loads. */
export const TopLoadingBar = () => (
  <div className="camp-top-bar" role="progressbar" aria-label="Loading" aria-valuemin={0} aria-valuemax={100}>
    <div className="camp-top-bar__fill" />
  </div>
);
