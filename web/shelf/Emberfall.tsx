/** So many sparks are enough for a fire that is somewhere below. */
const SPARKS = 18;

/** Sparks that rise behind the shelf. Where they begin, and when, is a matter of their number, so that no two pages differ. */
export const Emberfall = () => (
  <div class="embers" aria-hidden="true">
    {Array.from({ length: SPARKS }, (_, spark) => (
      <i
        key={spark}
        style={{
          left: `${(spark * 61) % 100}%`,
          animationDelay: `${-((spark * 37) % 90) / 6}s`,
          animationDuration: `${9 + ((spark * 29) % 70) / 10}s`,
          scale: String(0.5 + ((spark * 17) % 10) / 10),
        }}
      />
    ))}
  </div>
);
