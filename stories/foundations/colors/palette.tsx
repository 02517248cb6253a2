import type { CSSProperties } from 'react';
import { CopyButton } from '../copy-button.tsx';
import { ramps, roles, type Role } from '../read-tokens.ts';
import styles from './palette.module.css';

/** Shows the ramps of the palette; each step is a tile that copies its name, with the roles that have it in a theme. */
export function Ramps() {
  const all = roles();
  return (
    <div className={styles.ramps}>
      {ramps().map((ramp) => (
        <section
          key={ramp.name}
          className={styles.ramp}
          data-short={ramp.steps.length < 4 ? '' : undefined}
        >
          <h3 className={styles.name}>
            {ramp.name}
            <span className={styles.purpose}>
              <bdi>{ramp.purpose}</bdi>
            </span>
          </h3>
          <div className={styles.steps} style={rowsOf(ramp.steps.length)}>
            {ramp.steps.map(({ step, variable }) => (
              <CopyButton
                key={step}
                text={variable}
                className={styles.step}
                vars={{
                  '--tile': `var(${variable})`,
                  // Up to this step, white has the higher contrast in every hue.
                  '--ink': `var(--tessera-palette-neutral-${step > 56 ? 0 : 100})`,
                }}
              >
                <b className={styles.number}>{step}</b>
                <span className={styles.users}>
                  {all
                    .filter(({ steps }) => Object.values(steps).includes(`${ramp.name} ${step}`))
                    .map(({ role }, index, { length }) => (
                      <span key={role}>{index < length - 1 ? `${role}, ` : role}</span>
                    ))}
                </span>
              </CopyButton>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Returns the numbers of steps in a row, in a wide and a narrow page: a long ramp has several rows, with room for the roles. */
function rowsOf(count: number): CSSProperties {
  const wide = count / Math.ceil(count / 8);
  return { '--count': wide, '--few': wide > 4 ? wide / 2 : wide } as CSSProperties;
}

const themes = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['high-contrast', 'High contrast'],
] as const;

/** Shows the color roles with their step in each theme, in two tables side by side. */
export function Roles() {
  const all = roles();
  const isFirst = (index: number) => family(all[index]) !== family(all[index - 1]);
  const middle = all.findIndex((_, index) => index >= all.length / 2 && isFirst(index));
  return (
    <div className={styles.roles}>
      {[all.slice(0, middle), all.slice(middle)].map((part, place) => (
        <div key={place} role="table" aria-label={`Color roles, part ${place + 1} of 2`}>
          <div className={styles.rolesHead} role="row">
            <span role="columnheader">Role</span>
            {themes.map(([theme, title]) => (
              <span key={theme} role="columnheader">
                {title}
              </span>
            ))}
          </div>
          {part.map((role) => (
            <RoleRow key={role.role} role={role} first={isFirst(all.indexOf(role))} />
          ))}
        </div>
      ))}
    </div>
  );
}

function RoleRow({ role, first }: { role: Role; first: boolean }) {
  return (
    <div className={styles.role} role="row" data-first={first ? '' : undefined}>
      <div role="rowheader" className={styles.roleName}>
        <CopyButton text={`--tessera-color-${role.role}`}>{role.role}</CopyButton>
        <span className={styles.purpose}>
          <bdi>{role.purpose}</bdi>
        </span>
      </div>
      {themes.map(([theme]) => (
        <div key={theme} role="cell" className={styles.cell}>
          <span
            className={styles.swatch}
            data-theme={theme}
            data-none={role.steps[theme] === 'none' ? '' : undefined}
            style={{ '--tile': `var(--tessera-color-${role.role})` } as CSSProperties}
          />
          <bdi>{role.steps[theme]}</bdi>
        </div>
      ))}
    </div>
  );
}

function family(role: Role | undefined): string | undefined {
  return role?.role.replace(/^on-/, '').split('-')[0];
}
