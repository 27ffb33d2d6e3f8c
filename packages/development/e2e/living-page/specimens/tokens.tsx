import { Section } from '@camp/ui/page/page-layout';
import { Specimen } from '../specimen';

const colours = [
  'paper card sunken meadow line line-strong',
  'ink ink-soft pine pine-soft moss sun clay',
  'action action-hover danger danger-tint success success-tint',
  'warning warning-tint info info-tint focus',
]
  .join(' ')
  .split(' ');
const scene =
  'sky-high sky-low sun ridge hill-far hill-mid hill-near ground pine tent tent-shade wood wood-shade'.split(
    ' ',
  );
const sizes = ['hero', '3xl', '2xl', 'xl', 'lg', 'md', 'sm', 'xs'];
const spaces = [1, 2, 3, 4, 5, 6, 7, 8];
const radii = ['1', '2', '3', 'pill'];

export function TokenSpecimens() {
  return (
    <Section id="tokens" title="Tokens">
      <Specimen name="Colours">
        <Swatches names={colours.map((name) => `--color-${name}`)} />
      </Specimen>
      <Specimen name="Colours of the drawings">
        <Swatches names={scene.map((name) => `--scene-${name}`)} />
      </Specimen>
      <Specimen name="Type">
        <div className="living-scale">
          {sizes.map((size, index) => (
            <div key={size}>
              <code>--text-{size}</code>
              <div
                style={{
                  fontSize: `var(--text-${size})`,
                  fontFamily: index < 4 ? 'var(--font-display)' : undefined,
                  lineHeight: 1.15,
                }}
              >
                A week they will talk about all year
              </div>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Space">
        <div className="living-scale">
          {spaces.map((step) => (
            <div key={step}>
              <code>--space-{step}</code>
              <div className="living-bar" style={{ width: `calc(var(--space-${step}) * 4)` }} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Radius and shadow">
        <div className="living-swatches">
          {radii.map((radius) => (
            <div key={radius} className="living-swatch">
              <div
                className="living-swatch__colour"
                style={{ borderRadius: `var(--radius-${radius})`, background: 'var(--color-card)' }}
              />
              <code>--radius-{radius}</code>
            </div>
          ))}
          {[1, 2].map((depth) => (
            <div key={depth} className="living-swatch">
              <div
                className="living-swatch__colour"
                style={{ boxShadow: `var(--shadow-${depth})`, background: 'var(--color-card)' }}
              />
              <code>--shadow-{depth}</code>
            </div>
          ))}
        </div>
      </Specimen>
    </Section>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <div className="living-swatches">
      {names.map((name) => (
        <div key={name} className="living-swatch">
          <div className="living-swatch__colour" style={{ background: `var(${name})` }} />
          <code>{name}</code>
        </div>
      ))}
    </div>
  );
}
